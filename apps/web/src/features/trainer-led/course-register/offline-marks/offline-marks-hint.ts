const key = 'doselore-kept-marks';

/** Returns whether this browser may have marks that were not sent. Most browsers never do, and need not load the store. */
export const mayHaveOfflineMarks = () => localStorage.getItem(key) !== null;
export const noteOfflineMarks = () => localStorage.setItem(key, 'yes');
export const forgetOfflineMarks = () => localStorage.removeItem(key);
