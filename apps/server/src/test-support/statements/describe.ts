import pg from 'pg';

/** Column of a result. `sample` is a value as the parsers of this project make it, or undefined for JSON. */
export type Column = { name: string; sample: unknown };

/** Returns the columns of a statement, from the database, without running it. */
export type Describe = (text: string) => Promise<readonly Column[]>;

type Oid = { oid: number; name: string; category: string; element: number };

/** Opens a connection that describes statements. It knows the types that exist when it is opened. */
export async function openDescriber(
  connectionString: string,
): Promise<{ describe: Describe; close: () => Promise<void> }> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<Oid>(
    'select oid::int, typname as name, typcategory as category, typelem::int as element from pg_type',
  );
  const types = new Map(rows.map((row) => [row.oid, row]));
  const known = new Map<string, readonly Column[]>();
  const describe = async (text: string) => {
    const columns =
      known.get(text) ??
      (await fieldsOf(client, text)).map(({ name, dataTypeID }) => ({ name, sample: sampleOf(types, dataTypeID) }));
    known.set(text, columns);
    return columns;
  };
  return { describe, close: () => client.end() };
}

/** Prepares a statement and returns its fields. The driver has no method that stops there. */
function fieldsOf(client: pg.Client, text: string): Promise<pg.FieldDef[]> {
  return new Promise((resolve, reject) => {
    let fields: pg.FieldDef[] = [];
    const query = {
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text, types: [] }, false);
        connection.describe({ type: 'S', name: '' }, false);
        connection.sync();
      },
      handleRowDescription: (message: { fields: pg.FieldDef[] }) => {
        fields = message.fields;
      },
      handleReadyForQuery: () => resolve(fields),
      handleError: reject,
    };
    client.query(query);
  });
}

/** Texts of one value by category of `pg_type`. Other categories are read as they are. */
const texts: Readonly<Record<string, string>> = { N: '1', B: 't', D: '2026-01-01 00:00:00+00', T: '1 day' };

function sampleOf(types: ReadonlyMap<number, Oid>, oid: number): unknown {
  const type = types.get(oid);
  if (type?.name === 'json' || type?.name === 'jsonb') return undefined;
  const parse: (text: string) => unknown = pg.types.getTypeParser(oid, 'text');
  return parse(textOf(types, type));
}

function textOf(types: ReadonlyMap<number, Oid>, type: Oid | undefined): string {
  if (type?.category === 'A') return `{${textOf(types, types.get(type.element))}}`;
  return type?.name === 'bytea' ? '\\x00' : (texts[type?.category ?? ''] ?? 'a');
}
