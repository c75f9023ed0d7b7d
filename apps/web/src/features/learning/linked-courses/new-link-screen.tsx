import { type Answer, AppError } from '@doselore/contract';
import {
  type LinkKind,
  linkKinds,
  linkKindTitles,
  listLinkable,
  makeLinks,
  productKey,
} from '@doselore/contract/linked-courses';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { Form, RadioGroupField, requiredAs, SelectField, useForm } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { kindWords, titleShown } from './link-words.ts';
import { links, type NewLink, newLinkPreviewQuery, refreshAfterLinks } from './linked-courses.queries.ts';
import { LinkPreview } from './parts/link-preview.tsx';
import { MoreCourses } from './parts/more-courses.tsx';

type Products = Answer<typeof listLinkable>;

/** Links two courses: the kind, the first and the second, then what will hold. */
export function NewLinkScreen() {
  const query = useQuery(links.one(listLinkable));
  return (
    <Page width="form" lead="The link applies from today. You see what it changes before you create it.">
      <QueryView query={query} errorTitle="The courses could not be loaded">
        {(products) => <LinkForm products={products} />}
      </QueryView>
    </Page>
  );
}

const noKindWords = { first: 'First course', second: 'Second course' };

type Chosen = { kind: string; first: string; second: string; more: readonly string[] };

/** Kinds that join any number of courses into one set. */
const isSetKind = (kind: string) => kind === 'equivalent' || kind === 'bundled';

const isKind = (value: string): value is LinkKind => linkKinds.some((kind) => kind === value);

function LinkForm({ products }: { products: Products }) {
  const { to } = useArea();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const find = (key: string) => products.find((product) => productKey(product) === key);
  const linkOf = (values: Chosen): NewLink | undefined => {
    const [from, second] = [find(values.first), find(values.second)];
    if (!isKind(values.kind) || from === undefined || second === undefined) return undefined;
    const sideOf = ({ productType, productId }: Products[number]) => ({ productType, productId });
    const more = isSetKind(values.kind) ? values.more.flatMap((key) => find(key) ?? []) : [];
    return { kind: values.kind, from: sideOf(from), to: [second, ...more].map(sideOf) };
  };
  const given = search.get('kind') ?? '';
  const first = search.get('first') ?? '';
  const kindHere = (kind: string) => (isKind(kind) ? kindWords[kind] : noKindWords);
  const form = useForm({
    initial: {
      kind: isKind(given) ? given : '',
      first: find(first) === undefined ? '' : first,
      second: '',
      more: [] as readonly string[],
    },
    labels: { kind: 'Kind of link', first: 'First course', second: 'Second course', more: 'Another course' },
    rules: {
      kind: [requiredAs('Choose a kind of link')],
      first: [requiredAs('Choose the first course')],
      second: [requiredAs('Choose the second course')],
    },
    onSubmit: async (values) => {
      const link = linkOf(values);
      if (link === undefined) return;
      const preview = newLinkPreviewQuery(link);
      // What was shown; before it is loaded, what the server would refuse.
      const shown = client.getQueryData(preview.queryKey) ?? (await client.fetchQuery(preview));
      try {
        await callEndpoint(makeLinks, { body: { ...link, seen: shown.seen } });
      } catch (error) {
        if (error instanceof AppError && error.code === 'conflict') await refreshQueries(client, preview.queryKey);
        throw error;
      }
      showBanner({ message: 'Courses linked', type: 'success' });
      await refreshAfterLinks(client);
      await navigate(to(values.kind === 'refresher' ? 'refreshers' : 'linked-courses'));
    },
  });
  const { kind } = form.values;
  const words = kindHere(kind);
  const options = products.map((product) => ({ value: productKey(product), label: titleShown(product) }));
  const link = linkOf(form.values);
  const { first: chosenFirst, second, more } = form.values;
  /** Choices of one field: all courses that the other fields have not chosen. */
  const choicesFor = (own: string) => {
    const taken = [chosenFirst, second, ...(isSetKind(kind) ? more : [])].filter((key) => key !== own);
    return options.filter(({ value }) => !taken.includes(value));
  };
  return (
    <Form form={form} submitLabel="Link courses" cancelTo={to('linked-courses')}>
      <RadioGroupField
        field={form.field('kind')}
        options={linkKinds.map((value) => ({
          value,
          label: linkKindTitles[value],
          hint: kindWords[value].explains,
        }))}
      />
      <SelectField
        field={{ ...form.field('first'), label: words.first }}
        placeholder="Choose a course"
        options={choicesFor(chosenFirst)}
      />
      <SelectField
        field={{ ...form.field('second'), label: words.second }}
        placeholder="Choose a course"
        options={choicesFor(second)}
      />
      {isSetKind(kind) && <MoreCourses field={form.field('more')} label={words.second} choicesFor={choicesFor} />}
      {link !== undefined && <LinkPreview link={link} />}
    </Form>
  );
}
