import { AppError } from '@doselore/contract';

/**
 * Calls with the general pot, and without it where the pot is refused. Access to the general pot is set per service, so a
 * person may have it only elsewhere.
 */
export async function withPotOr<T>(withPot: () => Promise<T>, own: () => Promise<T>): Promise<T> {
  try {
    return await withPot();
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_found' || error.code === 'forbidden')) return own();
    throw error;
  }
}
