// Cards that move: from hand to trick, from trick to winner, from stock to owner. Transforms only,
// over a table that has its new look already, so that nothing shifts.
const easing = 'cubic-bezier(0.25, 0.7, 0.3, 1)';

function transformTo(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  // What is no card is somebody's place at the table: cards are small there.
  const scale = from.height > from.width && to.width > 0 ? from.width / to.width : 0.5;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Lets an element that is in its place now come from where something was. */
export function arrive(
  element: Element | null | undefined,
  from: DOMRect | undefined,
  time: number,
) {
  if (!element || !from || time === 0) return;
  element.animate(
    [{ transform: transformTo(from, element.getBoundingClientRect()) }, { transform: 'none' }],
    { duration: time, easing },
  );
}

/** Lets copies of elements, which nobody hears of, go from where they are to where something is. */
export function depart(
  elements: Iterable<Element>,
  to: DOMRect | undefined,
  layer: Element | undefined,
  time: number,
) {
  if (!to || !layer || time === 0) return;
  for (const element of elements) {
    const from = element.getBoundingClientRect();
    const copy = element.cloneNode(true) as HTMLElement | SVGElement;
    Object.assign(copy.style, {
      position: 'fixed',
      left: `${from.left}px`,
      top: `${from.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
    });
    layer.append(copy);
    const movement = copy.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: transformTo(to, from), opacity: 1, offset: 0.85 },
        { transform: transformTo(to, from), opacity: 0 },
      ],
      { duration: time, easing },
    );
    movement.finished.then(
      () => copy.remove(),
      () => copy.remove(),
    );
  }
}
