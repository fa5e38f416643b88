/**
 * Attached to the heading of a view that replaces another within a screen: the page is at its top,
 * and whoever listens or uses keys is taken there.
 */
export function arrive(heading: HTMLElement) {
  scrollTo(0, 0);
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
