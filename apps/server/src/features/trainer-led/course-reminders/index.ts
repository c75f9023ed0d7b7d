export { reminderTask, watchReminders } from './watch-reminders.ts';
