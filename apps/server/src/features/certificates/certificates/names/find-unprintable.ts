/** Letters that every certificate prints, so that most names load no font. */
const usual = /^[\u0020-\u007E\u00A1-\u017F]*$/u;

/**
 * Returns the characters of a name that a certificate issued now could not print, each once. Empty text when it prints
 * them all.
 */
export async function findUnprintable(name: string): Promise<string> {
  if (usual.test(name.normalize('NFC'))) return '';
  const { listUndrawable } = await import('../pdf/drawing-2/runs.ts');
  return listUndrawable(name).join('');
}
