/** Records could not be exported before they are purged, so they stay. */
export class ExportFailed extends Error {
  override readonly name = 'ExportFailed';
}
