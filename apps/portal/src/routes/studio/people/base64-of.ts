/** The bytes of a file in Base64. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).split(',')[1] ?? '');
    // Such as one that was moved or changed on the disk meanwhile.
    reader.onerror = () => reject(reader.error ?? new Error('A file could not be read'));
    reader.readAsDataURL(file);
  });
