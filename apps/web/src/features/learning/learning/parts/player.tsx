import type { Answer } from '@doselore/contract';
import type { LaunchMode, startScoUser } from '@doselore/contract/learning';
import { Button } from '@mantine/core';
import { IconDoorExit, IconMaximize } from '@tabler/icons-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { useDocumentTitle, usePageArrival } from '../../../../ui/page/index.ts';
import { practiceOf } from '../looking-again/index.ts';
import { leavingByItself, useLeaveQuestions } from '../use-leave-questions.ts';
import { usePlayer } from '../use-player.ts';
import { useUnloadWarning } from '../use-unload-warning.ts';
import c from './player.module.css';
import { SaveStateLine } from './save-state.tsx';
import { SignedOut } from './signed-out.tsx';
import { Withdrawn } from './withdrawn.tsx';

const ends: Record<LaunchMode, string> = {
  normal: 'You have reached the end. Choose Exit to see your results.',
  practice: 'You have reached the end of the practice. Choose Exit.',
  review: '',
};

type Props = { launch: Answer<typeof startScoUser> };

/** Bar with Exit, and the package in a frame of another host, which cannot reach this page. */
export function Player({ launch }: Props) {
  const { sco_user_id: scoUserId, title } = launch;
  const player = usePlayer(launch);
  const { to } = useArea();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  useDocumentTitle(title, launch.course_title);
  usePageArrival(heading);
  useUnloadWarning(player.saveState.kind === 'unsaved');
  useLeaveQuestions({
    scoUserId,
    isActive: player.phase === 'playing' && launch.mode !== 'review',
    isFinished: player.isFinished,
    isLogged: launch.mode === 'normal',
    finish: player.finish,
  });
  const after = () => {
    if (launch.mode === 'review') return to('results', { scoUserId, slug: 'results' });
    const page = to('lms-post-content', { scoUserId });
    return launch.mode === 'practice' ? practiceOf(page) : page;
  };
  const exit = async () => {
    if ((await player.finish()) === 'saved') await navigate(after(), { replace: true, state: leavingByItself });
  };
  if (player.sessionEnd !== undefined) return <SignedOut end={player.sessionEnd} title={title} />;
  if (player.withdrawn !== undefined) return <Withdrawn why={player.withdrawn} title={title} scoUserId={scoUserId} />;
  return (
    <div className={c.screen} ref={screen}>
      <div className={c.bar}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
          {title !== launch.course_title && <span className={c.course}>{launch.course_title}</span>}
        </h1>
        <SaveStateLine state={player.saveState} mode={launch.mode} />
        <Button
          className={c.wide}
          variant="subtle"
          size="sm"
          leftSection={<IconMaximize size={18} aria-hidden />}
          onClick={() => void screen.current?.requestFullscreen()}
        >
          Full screen
        </Button>
      </div>
      <iframe
        ref={player.frame}
        className={c.frame}
        src={launch.play_url}
        title={`${title}, course content`}
        allow="autoplay; fullscreen; unload"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads"
      />
      <div className={c.foot}>
        <Button
          variant={player.isFinished ? 'filled' : 'default'}
          loading={player.phase === 'leaving'}
          leftSection={<IconDoorExit size={18} aria-hidden />}
          onClick={() => void exit()}
        >
          Exit
        </Button>
        <p role="status">{player.isFinished ? ends[launch.mode] : ''}</p>
      </div>
    </div>
  );
}
