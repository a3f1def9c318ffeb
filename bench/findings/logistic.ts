/** An example of a logistic regression: features, label and weight. */
export type Example = { readonly features: readonly number[]; readonly label: 0 | 1; readonly weight: number };

const STEPS = 60;
const CLOSE = 1e-9;

/**
 * Coefficients by Newton's method (iteratively reweighted least squares).
 * @param penalty matrix P of the penalty ½·xᵀPx, which draws coefficients with few examples towards each other
 */
export function logistic(examples: readonly Example[], penalty: readonly (readonly number[])[]): number[] {
  const n = penalty.length;
  const found: number[] = Array.from({ length: n }, () => 0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = found.map((_, i) => -dot(penalty[i] ?? [], found));
    const hessian = penalty.map((row) => [...row]);
    for (const { features, label, weight } of examples) {
      const chance = 1 / (1 + Math.exp(-dot(features, found)));
      const curve = weight * chance * (1 - chance);
      for (let i = 0; i < n; i++) {
        const feature = features[i] ?? 0;
        if (feature === 0) continue;
        gradient[i] = (gradient[i] ?? 0) + weight * (label - chance) * feature;
        const row = hessian[i] ?? [];
        for (let j = 0; j < n; j++) row[j] = (row[j] ?? 0) + curve * feature * (features[j] ?? 0);
      }
    }
    const change = solved(hessian, gradient);
    for (let i = 0; i < n; i++) found[i] = (found[i] ?? 0) + (change[i] ?? 0);
    if (Math.max(...change.map(Math.abs)) < CLOSE) break;
  }
  return found;
}

export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

/** Solves a system of linear equations by Gaussian elimination with pivoting. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const n = rows.length;
  for (let at = 0; at < n; at++) {
    let best = at;
    for (let i = at + 1; i < n; i++) if (Math.abs(rows[i]?.[at] ?? 0) > Math.abs(rows[best]?.[at] ?? 0)) best = i;
    const [pivot, other] = [rows[best] ?? [], rows[at] ?? []];
    rows[at] = pivot;
    rows[best] = other;
    for (let i = at + 1; i < n; i++) {
      const row = rows[i] ?? [];
      const share = (row[at] ?? 0) / (pivot[at] || 1);
      for (let j = at; j <= n; j++) row[j] = (row[j] ?? 0) - share * (pivot[j] ?? 0);
    }
  }
  const found: number[] = Array.from({ length: n }, () => 0);
  for (let at = n - 1; at >= 0; at--) {
    const row = rows[at] ?? [];
    let sum = row[n] ?? 0;
    for (let j = at + 1; j < n; j++) sum -= (row[j] ?? 0) * (found[j] ?? 0);
    found[at] = sum / (row[at] || 1);
  }
  return found;
}
