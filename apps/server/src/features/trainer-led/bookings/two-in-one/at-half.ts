import { AppError, fieldError } from '@doselore/contract';

/** Runs a check of one of both sessions. The field of a refusal is named as that of its session. */
export async function atHalf(prefix: 'first' | 'second', check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    const [field, messages] = error instanceof AppError ? (Object.entries(error.fields ?? {})[0] ?? []) : [];
    if (field === undefined) throw error;
    throw fieldError(`${prefix}_${field}`, messages?.[0] ?? '');
  }
}
