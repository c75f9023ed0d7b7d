/** Days after the end of a course after which needs are deleted. */
export const needsKeptDays = 30;

/** Characters of each of the two texts. */
export const needsMax = 500;
