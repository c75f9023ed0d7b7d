export { createMail, escapeHtml, type Mail, type Message } from './mail.ts';
export { startMailSender } from './sender.ts';
