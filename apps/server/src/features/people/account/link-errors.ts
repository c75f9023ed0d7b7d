import { AppError } from '@doselore/contract';

export function linkExpired(): AppError {
  return new AppError('link_expired', 'This link has been used or has expired. Request a new link.');
}

export function tooManyToday(): AppError {
  return new AppError('too_many_requests', 'You have requested this too often today. Try again tomorrow.', {
    retryAfter: 3_600,
  });
}
