/** Returns a day `YYYY-MM-DD` as screens, files and messages show it: `06-10-2025`. */
export const dayText = (day: string): string => day.split('-').reverse().join('-');
