type TableHeadProps = {
  readonly columns: readonly string[];
  /** What the last column, that of the buttons, is called by a screen reader; undefined where there is none. */
  readonly actions?: string | undefined;
};

const LOOK = 'px-3 py-2 text-start text-xs font-semibold whitespace-nowrap text-faint';

/** The heads of the columns of a table. */
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
