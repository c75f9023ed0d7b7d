/** Course whose certificates are set, and the organisation that sets them for itself. Without one the course itself. */
export type SettingsPlace = { kind: 'online' | 'paper'; productId: number; groupId?: number };

/** Returns the parameters of the address. */
export function paramsOf({ kind, productId, groupId }: SettingsPlace) {
  return {
    ...(groupId === undefined ? {} : { groupId }),
    ...(kind === 'online' ? { abstractCourseId: productId } : { abstractPaperCourseId: productId }),
  };
}
