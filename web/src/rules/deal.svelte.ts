// What the deal comes to under rules: how many cards each gets, and how many stay. The engine knows.
import { engine } from '../engine/engines';
import type { Deal, Rules } from '../engine/types';

/** While the rules change, what it came to before. */
export function dealUnder(asked: () => { rules: Rules; players: number }) {
  let deal: Deal | undefined = $state.raw();
  let last = 0;
  $effect(() => {
    last += 1;
    const mine = last;
    engine.call('deal', asked()).then(
      (found) => {
        if (mine === last) deal = found;
      },
      // Of rules that do not go together nothing can be said.
      () => {},
    );
  });
  return {
    get now() {
      return deal;
    },
  };
}
