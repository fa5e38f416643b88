/** The same work, but not a second time while it is being done: of a double click the first counts. */
export function once<Arguments extends unknown[]>(
  work: (...args: Arguments) => Promise<void>,
): (...args: Arguments) => Promise<void> {
  let running: Promise<void> | undefined;
  return (...args) => {
    running ??= work(...args).finally(() => {
      running = undefined;
    });
    return running;
  };
}
