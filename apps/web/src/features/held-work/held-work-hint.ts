const key = 'doselore-held-work';

/** Whether this browser may hold work: most never do, and need not load what reads it. */
export const mayHoldWork = () => localStorage.getItem(key) !== null;
export const noteHeldWork = () => localStorage.setItem(key, 'yes');
export const forgetHeldWork = () => localStorage.removeItem(key);
