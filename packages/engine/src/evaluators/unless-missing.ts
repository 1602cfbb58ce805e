import { AppError } from '@assay/contracts';

/** What was asked for, or undefined where there is no such thing. */
export async function unlessMissing<Found>(wanted: Promise<Found>): Promise<Found | undefined> {
  try {
    return await wanted;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return undefined;
    throw error;
  }
}
