/** Of merges, repairs and personal data. Every command is sent so that it carries nothing out: the world keeps its marks. */
export const recordsBodies: Record<string, () => unknown> = {
  // Wrong in form: carried out, it would end the sessions of the personas.
  'POST users/:userId/end-second-step': () => ({ reason: '' }),
};
