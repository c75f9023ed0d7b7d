/** Most files and links of one course. */
export const materialsMax = 20;

/** Times from which delegates see a file or a link: at once, or after the last session. */
export const materialTimes = ['before', 'after'] as const;
export type MaterialTime = (typeof materialTimes)[number];

export const materialTimeTitles: Record<MaterialTime, string> = {
  before: 'Before the course',
  after: 'After the last session',
};
