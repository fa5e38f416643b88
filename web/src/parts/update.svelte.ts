// The page's service worker: makes it work without a network, and offers a newer page when there is
// one. It takes over when the person says so.
import { notices } from './notices.svelte';

class Update {
  #waiting: ServiceWorker | undefined;
  #wanted = false;

  /** `page` is the address of a file that only this build of the page has. */
  async watch(page: string) {
    const container = navigator.serviceWorker;
    // Without one (an old browser, a private window, no https) the page works all the same.
    if (!container) return;
    const controlled = container.controller !== null;
    container.addEventListener('message', ({ data }) => {
      if (data === 'newer') notices.take('update');
    });
    container.addEventListener('controllerchange', () => {
      if (this.#wanted) return location.reload();
      // Another tab may have let a newer page in, whose files are not those of this one.
      this.#waiting = undefined;
      if (controlled) container.controller?.postMessage({ page });
    });
    try {
      const registration = await container.register('./service-worker.js');
      this.#look(registration, page);
    } catch {
      // It is tried again on the next visit.
    }
  }

  take() {
    this.#wanted = true;
    if (this.#waiting) this.#waiting.postMessage('take-over');
    else location.reload();
  }

  #look(registration: ServiceWorkerRegistration, page: string) {
    const ask = (waiting: ServiceWorker | null) => {
      // The first of all does not wait for anybody.
      if (!waiting || !registration.active) return;
      this.#waiting = waiting;
      waiting.postMessage({ page });
    };
    ask(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed') ask(coming);
      });
    });
    // A tab may stay open for weeks.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => {});
    });
  }
}

export const update = new Update();
