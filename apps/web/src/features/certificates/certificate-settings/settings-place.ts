/**
 * Course of the certificate settings, and the organisation that has its own. Without an organisation, the settings of
 * the course.
 */
export type SettingsPlace = { kind: 'online' | 'paper'; productId: number; groupId?: number };

/** Returns the parameters of the address. */
export function paramsOf({ kind, productId, groupId }: SettingsPlace) {
  return {
    ...(groupId === undefined ? {} : { groupId }),
    ...(kind === 'online' ? { abstractCourseId: productId } : { abstractPaperCourseId: productId }),
  };
}
