type TableHeadProps = {
  readonly columns: readonly string[];
  /** Screen-reader label of the last column, which has the buttons; undefined if there is none. */
  readonly actions?: string | undefined;
};

const LOOK = 'px-3 py-2 text-start align-bottom text-xs font-semibold text-faint';

/** Column headings of a table. */
export function TableHead({ columns, actions }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className={LOOK}>
            {column}
          </th>
        ))}
        {actions !== undefined && (
          <th scope="col" className={LOOK}>
            <span className="sr-only">{actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
