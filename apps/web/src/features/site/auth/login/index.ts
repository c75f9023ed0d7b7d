export { enterLogin } from '../enter-login.ts';
export { LoginScreen } from '../login-screen.tsx';
