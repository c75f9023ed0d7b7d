import { AppError, isService } from '@doselore/contract';
import { Button } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { askConfirm } from '../../../ui/confirm/index.ts';
import { Form, requiredAs, useForm } from '../../../ui/form/index.ts';
import { formatList, formatLongDay } from '../../../ui/formats/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { EmptyPanel, QueryView } from '../../../ui/states/index.ts';
import { HasLeft } from '../../people/members/index.ts';
import { refreshAfterLicences, useOrderWay } from '../ledger/index.ts';
import {
  type IssueOption,
  issueOptionsQuery,
  type PersonHere,
  useLicencePlace,
  usePersonHere,
} from '../licences/index.ts';
import { sendIssue } from './issue.queries.ts';
import { BundleField, tickedOf } from './parts/bundle-field.tsx';
import { OptionCards, optionKey } from './parts/option-cards.tsx';

/** Returns the source of the licence in words, such as "the general pot of Brightwell". */
function useSourceWords(): string | undefined {
  const { can } = useArea();
  const { place } = useLicencePlace();
  const { name } = usePlaceNames();
  if (place.virtualGroupId !== null) return 'the pool of this Pharmacist-led Course';
  if (name === undefined) return undefined;
  if (!isService(place)) return `the general pot of ${name}`;
  return `the pool of ${name}${can('licences.issueFromPot') ? ' or the general pot' : ''}`;
}

/** Issues a licence to one member, from the pot and pool that the place of the address can use. */
export function IssueLicenceScreen() {
  const { level, can } = useArea();
  const { person, name, hasLeft } = usePersonHere();
  const { names } = usePlaceNames();
  const query = useQuery(issueOptionsQuery(level, person, { mayUsePot: can('licences.issueFromPot') }));
  const source = useSourceWords();
  const wayOut = useOrderWay();
  return (
    <Page
      width="form"
      context={name}
      names={{ ...names, userId: name }}
      lead={name && source && `To ${name}, from ${source}.`}
    >
      <QueryView query={query}>
        {({ member, options }) =>
          hasLeft ? (
            <HasLeft name={member.name} />
          ) : options.length === 0 ? (
            <EmptyPanel
              title="No licences to issue"
              message={source && `No licences have been added to ${source} yet.`}
              action={
                wayOut && (
                  <Button component={Link} to={wayOut.href} leftSection={<IconShoppingCart size={19} aria-hidden />}>
                    {wayOut.label}
                  </Button>
                )
              }
            />
          ) : (
            <IssueForm memberName={member.name} options={options} person={person} />
          )
        }
      </QueryView>
    </Page>
  );
}

/** Asks for confirmation when a certificate is still valid, because that does not prevent a licence. */
async function isNeeded(option: IssueOption, memberName: string): Promise<boolean> {
  if (option.valid_until === null) return true;
  const answer = await askConfirm({
    title: `Issue another licence to ${memberName}?`,
    message: `${memberName} has a certificate for ${option.title} that is valid until ${formatLongDay(option.valid_until)}. The licence is used when the course is started.`,
    confirmLabel: 'Issue licence',
  });
  return answer === 'confirm';
}

/** Returns the courses that are offered with an option, to one person. */
const offersOf = ({ bundle }: IssueOption) => bundle.map((one) => ({ ...one, needed: one.has_live_licence ? 0 : 1 }));

type Props = { memberName: string; options: readonly IssueOption[]; person: PersonHere };

function IssueForm({ memberName, options, person }: Props) {
  const { level } = useArea();
  const { here } = useLicencePlace();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [leftOut, setLeftOut] = useState<string[]>([]);

  const issue = async (option: IssueOption, idempotencyKey: string) => {
    const { productType, productId, certificateMonths, source } = option;
    const bundled = tickedOf(offersOf(option), leftOut).map((one) => ({
      productType: one.productType,
      productId: one.productId,
      certificateMonths: one.certificateMonths,
    }));
    try {
      await sendIssue(level, person, { productType, productId, certificateMonths, source, bundled, idempotencyKey });
    } catch (error) {
      if (error instanceof AppError && error.code === 'conflict') {
        form.set({ option: '' });
        await refreshAfterLicences(client);
      }
      throw error;
    }
    const later = option.draft_course_id === null ? '' : '. They see it on My Courses when the course is live';
    const titles = formatList([option.title, ...tickedOf(offersOf(option), leftOut).map(({ title }) => title)]);
    showBanner({ message: `${titles} issued to ${memberName}${later}`, type: 'success' });
    await refreshAfterLicences(client);
    await navigate(here('members-licences'));
  };
  const form = useForm({
    initial: { option: '' },
    labels: { option: 'Licence to issue' },
    rules: { option: [requiredAs('Choose a licence')] },
    onSubmit: async (values, _baseValues, idempotencyKey) => {
      const option = options.find((one) => optionKey(one) === values.option);
      if (option !== undefined && (await isNeeded(option, memberName))) await issue(option, idempotencyKey);
    },
  });
  const field = form.field('option');
  // Another choice is another command, so it gets a new idempotency key.
  const choose = (value: string) => {
    form.beginCommand();
    setLeftOut([]);
    field.onChange(value);
  };
  const chosen = options.find((one) => optionKey(one) === form.values.option);
  return (
    <Form form={form} submitLabel="Issue licence" cancelTo={here('members-licences')} guarded={false}>
      <OptionCards field={{ ...field, onChange: choose }} options={options} />
      {chosen !== undefined && (
        <BundleField
          offers={offersOf(chosen)}
          left={leftOut}
          onChange={(left) => {
            form.beginCommand();
            setLeftOut(left);
          }}
        />
      )}
    </Form>
  );
}
