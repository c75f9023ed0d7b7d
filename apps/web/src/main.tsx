import './theme/mantine-styles.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { printInLight } from './theme/print-in-light.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
printInLight();
createRoot(root).render(<App />);
