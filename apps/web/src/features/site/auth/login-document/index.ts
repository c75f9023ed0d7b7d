export { LoginDocument, prepareLogin } from './login-document.tsx';
