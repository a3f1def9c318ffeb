import { compare, DEFAULT_POLICY, loadModel } from '@namesake/engine';

const model = loadModel();
for (const a of process.argv.slice(2)) {
  const [t, q, l] = a.split('|');
  const r: any = compare(
    { searchText: q, ...(t !== '-' && { type: t }) } as any,
    { ...(t !== '-' && { type: t }), names: [l] } as any,
    DEFAULT_POLICY,
    model,
  );
  console.log(
    `== ${a}: ${r.nameScore} ${r.score} ${r.priority} ${r.reasons.map((x: any) => x.code + (x.text ? ':' + x.text : '')).join('; ')}`,
  );
  for (const e of [r.evidence].flat()) console.log('   ', JSON.stringify(e).slice(0, 700));
}
