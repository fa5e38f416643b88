// A newer page that waits to take over; it does so when the person says so.

class Update {
  #waiting: ServiceWorker | undefined;

  offer(waiting: ServiceWorker) {
    this.#waiting = waiting;
  }

  take() {
    this.#waiting?.postMessage('take-over');
  }
}

export const update = new Update();
