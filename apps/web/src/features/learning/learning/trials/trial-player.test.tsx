import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../../areas/site-admin/routes.tsx';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { TrialPlayer } from './trial-player.tsx';

const launch = {
  play_url: 'http://127.0.0.1:3000/play/signed',
  content_origin: 'http://127.0.0.1:3000',
  session_token: 'a-token-of-a-trial-that-nobody-keeps',
  title: 'Recognise',
  course_title: 'Safeguarding',
};
const place = { area: 'site-admin', routes: siteAdminRoutes, user: buildUser() } as const;

test('gives the player its token, and says the result of the module when it is left', async () => {
  const user = userEvent.setup();
  const left = vi.fn();
  const address = '/site-admin/courses/try/5/7';
  renderInArea(<TrialPlayer launch={launch} onExit={left} />, { ...place, name: 'try-module', address });
  expect(await screen.findByText('Preview: nothing is saved')).toBeInTheDocument();
  const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('Recognise, course content');
  const posted = vi.spyOn(contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
  const say = (data: object, origin = launch.content_origin) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: contentWindow }));
  say({ type: 'ready' }, 'http://elsewhere.example');
  expect(posted).not.toHaveBeenCalled();
  say({ type: 'ready' });
  expect(posted).toHaveBeenCalledWith({ type: 'token', token: launch.session_token }, launch.content_origin);
  await user.click(screen.getByRole('button', { name: 'Exit' }));
  expect(posted).toHaveBeenCalledWith({ type: 'exit' }, launch.content_origin);
  const result = { lesson_status: 'passed', raw_score: '85' };
  say({ type: 'exited', acknowledged: true, result });
  await waitFor(() => expect(left).toHaveBeenCalledWith(result));
});
