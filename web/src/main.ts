import { mount } from 'svelte';
import App from './App.svelte';
import './styles.css';
import './engine/engines';
import { update } from './parts/update.svelte';
import { loadSettings } from './settings/settings.svelte';
import { catalogue } from './text/catalogue.svelte';

// The language first: no sentence is ever shown in the wrong one.
await loadSettings();
const target = document.getElementById('page');
if (target) mount(App, { target });
document.getElementById('cannot-begin')?.remove();
// Not while the engine and the first screen are on their way.
setTimeout(() => {
  // Where they do not come, the screen that needs them says so.
  catalogue.whole().catch(() => {});
  if (import.meta.env.PROD) void update.watch(import.meta.url);
}, 1000);
