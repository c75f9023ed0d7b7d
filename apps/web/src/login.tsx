import './theme/mantine-styles.ts';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BareFrame } from './areas/frames/bare-frame.tsx';
import { LoginDocument, prepareLogin } from './features/site/auth/login-document/index.ts';
import { readPage } from './platform/api/index.ts';
import { connectInterruptions } from './platform/interruption/index.ts';
import { printInLight } from './theme/print-in-light.ts';
import { Themed } from './theme/themed.tsx';
import { Splash } from './ui/states/splash.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('login.html has no #root');

connectInterruptions({
  // Loads the page before the document is left. Without a connection the browser would show its own error page.
  go: async (path) => {
    await readPage(path);
    window.location.assign(path);
  },
  where: () => ({ name: 'public:login', path: window.location.pathname, params: {}, query: window.location.search }),
});
printInLight();
const prepared = prepareLogin();
createRoot(root).render(
  <Themed>
    <Suspense fallback={<Splash />}>
      <BareFrame>
        <LoginDocument prepared={prepared} />
      </BareFrame>
    </Suspense>
  </Themed>,
);
