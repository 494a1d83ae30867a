/** Thrown by a listener that has heard enough of an answer; no fault of the service, and not asked again by itself. */
export class HeardEnough extends Error {
  override readonly name = 'HeardEnough';
}
