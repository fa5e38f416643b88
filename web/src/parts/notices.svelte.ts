// What went wrong and is still so, until it is put right or dismissed: shown above every screen.
import type { Notice } from '../engine/messages';

class Notices {
  current = $state<Exclude<Notice, 'saved-again'> | 'update' | undefined>();

  take(notice: Notice | 'update') {
    if (notice === 'saved-again') {
      if (this.current === 'not-saved') this.current = undefined;
    } else {
      this.current = notice;
    }
  }

  dismiss() {
    this.current = undefined;
  }
}

export const notices = new Notices();
