/** Whether the browser asks to send little (Save-Data). */
export function savesData(device: Navigator): boolean {
  if (!('connection' in device)) return false;
  const { connection } = device;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
