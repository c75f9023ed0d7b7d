import { type OwnEnquiries, type OwnEnquiry, takeBackAnswer } from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { askConfirm } from '../../../../ui/confirm/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { refreshBookings } from '../bookings.queries.ts';
import { windowInWords } from '../words.ts';
import c from './asking.module.css';
import { courseInWords } from './enquiry-words.ts';

function AnswerTag({ state, is_firm: isFirm }: OwnEnquiry) {
  if (state === 'no') return <Tag icon={IconX}>No</Tag>;
  return (
    <Tag hue="leaf" icon={IconCheck}>
      {isFirm ? 'Yes and firm' : 'Yes'}
    </Tag>
  );
}

function TakeBack({ enquiry, course }: { enquiry: OwnEnquiry; course: string }) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: () => callEndpoint(takeBackAnswer, { body: { enquiryId: enquiry.id } }),
    onSuccess: () => showBanner({ message: 'Changed to no', type: 'success' }),
    onSettled: () => refreshBookings(client),
  });
  const ask = async () => {
    const question = {
      title: 'Change your yes to no?',
      message: `${course}: ${windowInWords(enquiry)}`,
      confirmLabel: 'Change to no',
    };
    if ((await askConfirm(question)) === 'confirm') change.mutate();
  };
  return (
    <Button
      variant="default"
      loading={change.isPending}
      onClick={() => void ask()}
      aria-label={`Change to no: ${windowInWords(enquiry)}`}
    >
      Change to no
    </Button>
  );
}

/** Dates ahead that the trainer has answered. A yes can become a no until a time is held. */
export function AnsweredDates({ groups }: { groups: OwnEnquiries['groups'] }) {
  const answered = groups.flatMap(({ group, requests }) =>
    requests.flatMap(({ enquiries, ...request }) =>
      enquiries
        .filter(({ state }) => state !== 'sent')
        .map((enquiry) => ({ enquiry, course: courseInWords(request), group: group.name })),
    ),
  );
  if (answered.length === 0) return null;
  return (
    <Card title="Answered">
      <RowList>
        {answered.map(({ enquiry, course, group }) => (
          <li key={enquiry.id}>
            <div className={c.what}>
              <b>{windowInWords(enquiry)}</b>
              <span className="muted">
                {course}, {group}
              </span>
            </div>
            <div className={c.pair}>
              <AnswerTag {...enquiry} />
              {enquiry.can_take_back && <TakeBack enquiry={enquiry} course={course} />}
            </div>
          </li>
        ))}
      </RowList>
    </Card>
  );
}
