import { mount } from 'svelte';
import App from './App.svelte';
import './styles.css';
import './engine/engines';
import { loadSettings } from './settings/settings.svelte';

// The language first: no sentence is ever shown in the wrong one.
await loadSettings();
const target = document.getElementById('page');
if (target) mount(App, { target });
