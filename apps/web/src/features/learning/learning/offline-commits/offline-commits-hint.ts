const key = 'doselore-held-work';

/** Returns whether this browser may have offline commits. Most browsers never do, and need not load the store. */
export const mayHaveOfflineCommits = () => localStorage.getItem(key) !== null;
export const noteOfflineCommits = () => localStorage.setItem(key, 'yes');
export const forgetOfflineCommits = () => localStorage.removeItem(key);
