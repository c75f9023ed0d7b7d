import { AppError } from '@doselore/contract';

export function linkExpired(): AppError {
  return new AppError('link_expired', 'This link has been used or has expired. Ask for a new one.');
}

export function tooManyToday(): AppError {
  return new AppError('too_many_requests', 'You have asked for this several times today. Try again tomorrow.', {
    retryAfter: 3_600,
  });
}
