export * from './reminding.rules.ts';
