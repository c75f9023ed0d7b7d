export { changeCoTrainers, leaveCoTraining, makeLead, showCoTrainers } from './co-trainers.ts';
