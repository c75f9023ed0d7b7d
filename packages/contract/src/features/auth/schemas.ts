export * from './auth.schemas.ts';
export * from './own-access.schemas.ts';
export * from './passkeys.schemas.ts';
export * from './two-step.schemas.ts';
export * from './two-step-policy.schemas.ts';
