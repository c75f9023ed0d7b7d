import {
  type DateChoice,
  type ProjectRequest,
  type RequestOptions,
  statesToBook,
  type TrainerOption,
} from '@doselore/contract/bookings';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { formatLongDay, formatTime } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { TrainerComparison } from '../../course-planning/index.ts';
import { pairInWords } from '../pairs.ts';
import { BookDate } from './book-date.tsx';
import c from './manage.module.css';

const answerWords: Record<NonNullable<TrainerOption['answer']>, string> = {
  sent: 'Asked, and has not answered yet.',
  yes: 'Is available.',
  no: 'Is not available.',
  lapsed: 'Did not answer in time.',
  withdrawn: 'The question was withdrawn.',
};

type About = { request: ProjectRequest; trainer: TrainerOption; minimum: number };

function AboutTrainer({ request, trainer, minimum }: About) {
  const { to } = useArea();
  const { start, pair, reaches, answer, also_asked: also, verdict } = trainer;
  return (
    <>
      {pair !== null && <p className={c.about}>Could begin at {pairInWords(pair, request)}.</p>}
      {pair === null && start !== null && <p className={c.about}>Could begin at {formatTime(start)}.</p>}
      {verdict === 'possible' && !reaches && (
        <p className={c.about}>
          Below the line{trainer.score < minimum && `: the score to reach is ${minimum}`}. Is not asked by itself.
        </p>
      )}
      {answer !== null && <p className={c.about}>{answerWords[answer]}</p>}
      {also.map(({ project_id: projectId, id, name }) => (
        <p key={id} className={c.about}>
          Also asked that day for <Link to={to('manage-request', { projectId, projectRequestId: id })}>{name}</Link>.
        </p>
      ))}
    </>
  );
}

type Props = { request: ProjectRequest; options: RequestOptions; date: DateChoice };

/** Trainers for one date, the best first, each with the score and the reasons for and against. */
export function TrainersOfDate({ request, options, date }: Props) {
  const hasStart = request.other === null || options.trainers.some(({ pair }) => pair !== null);
  const isBookable = hasStart && statesToBook.includes(request.state);
  return (
    <Card
      title={`Trainers on ${formatLongDay(date.window_start)}`}
      actions={isBookable && <BookDate key={date.id} request={request} options={options} date={date} />}
    >
      <TrainerComparison
        key={date.id}
        trainers={options.trainers}
        about={(trainer) => <AboutTrainer request={request} trainer={trainer} minimum={options.minimum_score} />}
      />
    </Card>
  );
}
