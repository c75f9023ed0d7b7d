export { escapeHtml } from './bodies.ts';
export { declareMessage } from './declare-message.ts';
export { createMail, type Mail, type SendingOf } from './mail.ts';
export { startMailSender } from './sender.ts';
