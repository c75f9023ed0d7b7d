export { certificateCheckBudget, certificateNumberBudget } from './budgets.ts';
export { refundTries, spendTries } from './throttle.ts';
