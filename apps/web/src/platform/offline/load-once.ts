/**
 * Returns the function that loads the code of a store when it is first needed, because most visits have nothing unsent.
 * All callers wait for one promise, so that they change the store in the order of their calls; several calls of
 * `import()` may resolve in another order. A failure is not remembered: the next call tries again.
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
