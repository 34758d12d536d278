"""Reads tables with Python's csv, and with openpyxl if it is installed. Standard input: a list of {path, encoding, separator} for CSV files and
{path} for workbooks. Standard output: for each its rows, or null if it cannot be read."""

import csv
import datetime
import json
import sys
import warnings

warnings.simplefilter("ignore")
try:
    import openpyxl
except ImportError:
    openpyxl = None


def of_csv(path, encoding, separator):
    with open(path, encoding=encoding, newline="") as file:
        return list(csv.reader(file, delimiter=separator))


def of_workbook(path):
    if openpyxl is None:
        return None
    try:
        book = openpyxl.load_workbook(path)
    except Exception:
        return None
    sheet = next((sheet for sheet in book.worksheets if sheet.sheet_state == "visible"), None)
    return sheet and [[plain(cell) for cell in row] for row in sheet.iter_rows(values_only=True)]


def plain(value):
    if isinstance(value, datetime.datetime):
        return value.isoformat(" ", "minutes").removesuffix(" 00:00")
    if isinstance(value, datetime.time):
        return value.isoformat("minutes")
    return "" if value is None else value


files = json.load(sys.stdin)
json.dump([of_csv(**file) if "separator" in file else of_workbook(**file) for file in files], sys.stdout)
